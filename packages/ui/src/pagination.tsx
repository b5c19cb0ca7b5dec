import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { pageItems } from './page-items.ts'
import classes from './pagination.module.css'

export interface PaginationProps {
  /** Name of the row of pages for assistive technology. */
  label: string
  backLabel: string
  forwardLabel: string
  /** Name of one page's button. */
  pageLabel: (page: number) => string
  page: number
  pageCount: number
  onPage: (page: number) => void
}

/** Pages to turn: some around the one that is open, and one at each end. Nothing for a single page. */
export function Pagination({ label, backLabel, forwardLabel, pageLabel, page, pageCount, onPage }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className={classes.pages} aria-label={label}>
      <IconButton
        framed
        icon="chevron-left"
        label={backLabel}
        className={classes.step}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      {pageItems(pageCount, page).map(item =>
        typeof item === 'string' ? (
          <span key={item} className={classes.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            className={classNames(classes.page, item === page && classes.open)}
            aria-label={pageLabel(item)}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onPage(item)}
          >
            {item}
          </button>
        ),
      )}
      <IconButton
        framed
        icon="chevron-right"
        label={forwardLabel}
        className={classes.step}
        disabled={page === pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
