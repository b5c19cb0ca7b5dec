/** Titles that an editor replaced, by game index: for a title that reads badly or comes too near to somebody's mark. */
export const TITLE_OVERRIDES: Readonly<Record<number, string>> = {}
