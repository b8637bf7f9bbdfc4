/** "1 card", "3 cards" */
export const countedCards = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'}`;
