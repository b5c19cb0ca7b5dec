/** Money of one currency and mode; stakes, pools, exposure and liabilities are counted in each alone. */
export const bookOf = ({ currency, mode }: { currency: string; mode: string }): string => `${mode}:${currency}`

/** Currency and mode of a book, as {@link bookOf} wrote them. */
export function readBook(book: string): { currency: string; play_mode: 'real' | 'play' } {
  const [mode, currency] = book.split(':')
  return { currency: currency!, play_mode: mode === 'real' ? 'real' : 'play' }
}
