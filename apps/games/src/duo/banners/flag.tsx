import { classNames } from '@baize/ui/class-names.ts'

/** A banner with its number, in the colour of its worth. */
export const Flag = ({ n, isSmall = false }: { n: number; isSmall?: boolean }) => (
  <span className={classNames('flag', isSmall && 'is-small')} data-n={n} style={{ '--worth': n } as never}>
    <svg viewBox="0 0 60 84" aria-hidden="true">
      <path className="flag-pole" d="M2 6h56" />
      <path className="flag-cloth" d="M6 6h48v66l-24-14l-24 14z" />
      <path className="flag-hem" d="M11 12h38v49l-19-11l-19 11z" />
    </svg>
    <b>{n}</b>
  </span>
)
