import { useText } from '../../shared/i18n/use-text.ts'

/**
 * How many games there are. Two plain texts and our own grouping: the browser's formatters take twenty milliseconds to
 * wake up, and this stands on the first screens.
 */
export function GamesCount({ count }: { count: number }) {
  const t = useText()
  return count === 1 ? t('games.one') : t('games.count', { count: grouped(count, t('number.group')) })
}

/** A count in thousands, parted as the page's language does. */
export const grouped = (count: number, mark: string): string => String(count).replace(/\B(?=(\d{3})+$)/g, mark)
