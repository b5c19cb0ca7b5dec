import { hmac, sha256 } from '@baize/game-kit/browser/crypto'
import {
  type DecidedRow,
  fishDefinitionOf,
  hitBound,
  preyNamed,
  TICKET_CHECKS,
  type VerifiableTicket,
  verifyTicket,
  type WeaponRow,
} from '@baize/game-kit/fish/index'
import { useMemo } from 'react'
import { Definitions } from '../../kit/definitions.tsx'
import { Checks } from '../../kit/pages/checks.tsx'
import { usePage } from '../context.ts'
import { chanceText, preyName } from '../prey-text.ts'

/** An own ticket that is booked: every shot of it with its integer, and this browser's check once its secret is open. */
export default function TicketPage({ record }: { record: VerifiableTicket }) {
  const { t, money } = usePage()
  const verdict = useMemo(() => (record.serverSeed === null ? null : verifyTicket(record, { hmac, sha256 })), [record])
  const returned = record.shots.filter(row => !isDecided(row)).length
  const words = {
    check: (name: (typeof TICKET_CHECKS)[number]) => t(`ticket.checks.${name}`),
    expected: t('ticket.expected'),
    actual: t('ticket.actual'),
  }
  return (
    <div className="page">
      <Definitions
        rows={[
          [t('ticket.shots'), t('ticket.count', { n: record.shots.length, returned })],
          [t('ticket.staked'), money(record.staked)],
          [t('ticket.paid'), money(record.won)],
          [t('ticket.commitment'), <code key="c">{record.commitment}</code>],
          [t('ticket.serverSeed'), record.serverSeed ? <code key="s">{record.serverSeed}</code> : t('ticket.closed')],
          [t('fair.clientSeed'), <code key="y">{record.clientSeed}</code>],
          [t('fair.nonce'), record.nonce],
        ]}
      />
      {verdict && <Checks checks={TICKET_CHECKS} verdict={verdict} words={words} />}
      {verdict?.ok && verdict.returned > 0 && (
        <p>{t('ticket.lucky', { returned: verdict.returned, lucky: verdict.luckyReturned })}</p>
      )}
      <ShotTable record={record} />
    </div>
  )
}

type Shot = VerifiableTicket['shots'][number]

const isDecided = (row: Shot): row is DecidedRow => row.length > 2

/** The shots in their order. Those that came back say why, and were not charged. */
function ShotTable({ record }: { record: VerifiableTicket }) {
  const { t } = usePage()
  const first = record.shots.find(isDecided)
  return (
    <table className="shots">
      <thead>
        <tr>
          <th scope="col">{t('fair.shot')}</th>
          <th scope="col">{t('columns.prey')}</th>
          <th scope="col">{t('bullet')}</th>
          <th scope="col">{t('ticket.drawn')}</th>
          <th scope="col">{t('columns.pays')}</th>
        </tr>
      </thead>
      <tbody>
        {record.shots.map(row => (
          <tr key={row[0]}>
            {isDecided(row) ? (
              <DecidedCells record={record} row={row} sinceMs={row[4] - first![4]} />
            ) : (
              <>
                <td>{row[0] + 1}</td>
                <td colSpan={4}>{t(`ticket.reasons.${row[1]}`)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** @param sinceMs since the first shot of the ticket that hit something */
function DecidedCells({ record, row, sinceMs }: { record: VerifiableTicket; row: DecidedRow; sinceMs: number }) {
  const page = usePage()
  const { t, money } = page
  const [k, level, name, , , x, prize] = row
  const definition = fishDefinitionOf(page.boot.game.code)
  const prey = preyNamed(definition, name)
  const weaponBullets = record.weapons.filter(weapon => weapon.k === k).reduce((sum, each) => sum + bulletsOf(each), 0)
  const won = level * (prize + weaponBullets) * record.classUnits
  return (
    <>
      <td>
        {k + 1}
        <small>{secondsText(sinceMs)}</small>
      </td>
      <td>
        {preyName(page, name)}
        <small>{t('chance', { chance: chanceText(definition, prey) })}</small>
      </td>
      <td>{money(level * record.classUnits)}</td>
      <td>{t('ticket.of', { x, n: hitBound(definition, prey) })}</td>
      <td>
        {prize > 0 ? money(won) : t('fair.away')}
        {weaponBullets > 0 && (
          <small>{t('ticket.weapon', { amount: money(level * weaponBullets * record.classUnits) })}</small>
        )}
      </td>
    </>
  )
}

/** Bullets that a weapon paid: the prizes of all that it caught, and its pearls. */
const bulletsOf = ({ reach, pearls }: WeaponRow): number =>
  reach.reduce((sum, [, prize, , isCaught]) => sum + prize * isCaught, pearls)

const secondsText = (ms: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    ...{ style: 'unit', unit: 'second', unitDisplay: 'narrow', signDisplay: 'always' },
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
  } as const).format(ms / 1_000)
