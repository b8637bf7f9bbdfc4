/** Keys of shared results begin with this, those of polls never do: both stand behind `?key=` of the same address. */
export const RESULT_KEY_START = 's.';
