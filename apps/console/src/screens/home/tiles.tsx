import type { OperatorScreenPath } from '@baize/api/operator-screens'
import { operatorScreens } from '@baize/api/operator-screens'
import { moneyText } from '@baize/ui/money.tsx'
import { Link } from '@tanstack/react-router'
import { boot } from '../../shared/api/boot.ts'
import type { DeskCall } from '../../shared/api/call.ts'
import { useMay } from '../../shared/api/use-me.ts'
import { localeTag } from '../../shared/i18n/language.ts'
import { type Texts, useText } from '../../shared/i18n/use-text.ts'
import classes from './dashboard.module.css'
import { dayText } from './day-text.ts'
import type { Figures } from './use-dashboard.ts'

type Name = keyof Figures['figures']
type Behind = { path: OperatorScreenPath; search: Record<string, string> }

/** In the order in which they are shown, each with the screen that holds what it is made of. */
const tiles: readonly (readonly [Name, (days: Figures['days']) => Behind])[] = [
  ['turnover', days => transfers(days, 'BET')],
  ['ggr', days => transfers(days, 'WIN')],
  ['ngr', days => transfers(days, 'REBATE')],
  ['netOfBrand', days => transfers(days)],
  ['deposits', () => ({ path: '/cashier/deposits', search: { view: 'confirmed' } })],
  ['withdrawals', () => ({ path: '/cashier/withdrawals', search: { view: 'paid' } })],
  ['players', () => ({ path: '/members', search: {} })],
  ['actives', () => ({ path: '/members', search: {} })],
  ['ngrPerPlayer', () => ({ path: '/members', search: {} })],
  ['heldByMembers', () => ({ path: '/ledger/accounts', search: { view: 'members' } })],
]

const transfers = ({ from, to }: Figures['days'], code?: string): Behind => ({
  path: '/ledger/transfers',
  search: { 'f.from': from, 'f.to': to, ...(code ? { 'f.code': code } : {}) },
})

/** Each figure with how it changed against the days before, as a way to what is behind it. */
export function Tiles({ of: { figures, before, days } }: { of: Figures }) {
  const t = useText()
  const may = useMay()
  return (
    <ul className={classes.tiles} aria-label={t('dashboard.figures')}>
      {tiles.map(([name, behind]) => {
        const { path, search } = behind(days)
        const face = (
          <>
            <span className={classes.name}>{t(`dashboard.${name}`)}</span>
            <span className={classes.value}>{valueText(figures[name])}</span>
            {before && <span className={classes.change}>{changeText(t, name, { figures, before })}</span>}
          </>
        )
        const hint = t(`dashboard.means.${name}`)
        return (
          <li key={name} title={hint}>
            {may(operatorScreens[path].reads as DeskCall) ? (
              <Link to={path} search={search as never} className={classes.tile ?? ''}>
                {face}
              </Link>
            ) : (
              <div className={classes.tile}>{face}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const valueText = (value: string | number | null): string => {
  if (value === null) return '–'
  return typeof value === 'number' ? value.toLocaleString(localeTag()) : moneyText(value, boot.currencySymbol)
}

function changeText(
  t: Texts,
  name: Name,
  { figures, before }: { figures: Figures['figures']; before: NonNullable<Figures['before']> },
): string {
  const [now, then] = [Number(figures[name] ?? 0), Number(before.figures[name] ?? 0)]
  // From nothing, and over zero, a share of the old value says nothing.
  if (then <= 0 || now < 0) return t('dashboard.before', { value: valueText(before.figures[name]) })
  const change = (now / then - 1).toLocaleString(localeTag(), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const { from, to } = before.days
  return from === to
    ? t('dashboard.againstDay', { change, day: dayText(from) })
    : t('dashboard.against', { change, from: dayText(from), to: dayText(to) })
}
