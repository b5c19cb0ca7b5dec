/** Pages shown around the open one, and at each end. */
export const paginationDefaults = { range: 3, margin: 1 } as const

export type PageItem = number | 'gap-before' | 'gap-after'

/** The page numbers of a row of pages, counted from 1, with a gap where some are left out. */
export function pageItems(
  pageCount: number,
  page: number,
  { range, margin }: { range: number; margin: number } = paginationDefaults,
): PageItem[] {
  const shown = Math.min(range, pageCount)
  const first = Math.min(Math.max(page - Math.floor(shown / 2), 1), pageCount - shown + 1)
  const last = first + shown - 1
  const isShown = (item: number): boolean =>
    item <= margin || item > pageCount - margin || (item >= first && item <= last)
  const items: PageItem[] = []
  for (let item = 1; item <= pageCount; item++) {
    if (isShown(item)) items.push(item)
    else if (isShown(item - 1)) items.push(item < page ? 'gap-before' : 'gap-after')
  }
  return items
}
