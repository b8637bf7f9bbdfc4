/** Id of the place at the foot of the room that a board puts its buttons in. */
export const DECISION_BAR = 'room-decision';
