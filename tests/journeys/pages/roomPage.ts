import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the pointer counts: the room ignores it for 300 ms after a pack came. */
export const passSwapGuard = (page: Page) => page.waitForTimeout(310);

const PATIENCE = { timeout: 60_000 };

/** The cards of the pack in hand. */
export const cellsOf = (page: Page): Locator => page.getByRole('grid').getByRole('gridcell');

/** How many cards the pool says it holds. */
export async function poolSize(page: Page): Promise<number> {
  const words = await page.getByRole('heading', { name: /^Your pool/ }).textContent();
  return Number(words?.match(/\d+/)?.[0]);
}

export const expectPool = (page: Page, size: number, whose = 'the pool') =>
  expect.poll(() => poolSize(page), { ...PATIENCE, message: whose }).toBe(size);

/** How somebody takes a card. */
export type Manner = 'button' | 'tap' | 'doubleClick' | 'clickAndEnter' | 'keys' | 'toSide';

const MOST_PRESSES = 5;

/** Presses until the card is reserved, as a person does whose page was busy when it was pressed first. */
async function reserve(cell: Locator, press: () => Promise<void>): Promise<void> {
  for (let presses = 1; presses <= MOST_PRESSES; presses++) {
    await press();
    const reserved = expect(cell).toHaveAttribute('aria-selected', 'true', { timeout: 5000 });
    if (presses === MOST_PRESSES) return reserved;
    if (
      await reserved.then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

/** Takes the card of this id once it lies in the pack; one that is reserved already, as the last one is, only needs the rest. */
export async function takeCard(page: Page, id: string, manner: Manner): Promise<void> {
  const cell = page.locator(`[data-pack=held] [data-card="${id}"]`);
  await cell.waitFor(PATIENCE);
  const isReserved = (await cell.getAttribute('aria-selected')) === 'true';
  if (manner === 'keys' || manner === 'toSide') {
    await cell.focus();
    if (!isReserved) await page.keyboard.press('Space');
    return page.keyboard.press(manner === 'keys' ? 'Enter' : 's');
  }
  await passSwapGuard(page);
  if (manner === 'doubleClick') return cell.dblclick();
  if (!isReserved) await reserve(cell, () => (manner === 'tap' ? cell.tap() : cell.click()));
  if (manner === 'clickAndEnter') return cell.press('Enter');
  const button = page.getByRole('button', { name: /^Take / });
  return manner === 'tap' ? button.tap() : button.click();
}
