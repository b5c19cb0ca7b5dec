import { rakesOf } from '@baize/game-kit/pvp/settlement/rake'
import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { usePage } from '../context.ts'
import { matchSeat, ownSeat, type RoomState } from '../state/room-state.ts'
import { HandStrip } from '../tien-len/playing-card.tsx'

/** How a hand ended: what each seat won or lost, the rake, and the way to check it. Another hand is a plain ready check. */
export function ResultPanel({ room, onCheck }: { room: RoomState; onCheck(): void }) {
  const { t, desk, money } = usePage()
  const { result, match, verdict, askedA, readySeats } = room
  if (!result || !match) return null
  const own = matchSeat(room)
  const isTienLen = room.table?.game === 'DUO-TIENLEN'
  const rakes = result.rakeUnits > 0 ? rakesOf(result.netsUnits, !isTienLen) : []
  /** The change of the own balance; the list states what the seats won of one another. */
  const net = result.netsUnits[own]! - (rakes[own] ?? 0)
  const signed = (units: number) => `${units > 0 ? '+' : ''}${money(units)}`
  const isForfeit = result.end.kind === 'forfeit'
  const title = net > 0 ? t('result.won') : net < 0 ? t('result.lost') : t('result.even')
  const isReady = readySeats.includes(ownSeat(room))
  return (
    <div className={classNames('duo-panel duo-result', net > 0 && 'duo-is-win')}>
      <h2>{title}</h2>
      <output className="duo-net">{signed(net)}</output>
      {isForfeit && <p>{t('result.forfeit')}</p>}
      <ul className="nets">
        {match.players.map(({ seat, name }) => (
          <li key={seat} data-own={seat === own}>
            <span className="nets-name">{seat === own ? t('you') : name}</span>
            {isTienLen && <HandStrip cards={result.hands[seat] ?? []} />}
            <output>{signed(result.netsUnits[seat] ?? 0)}</output>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {t('result.rake', { amount: money(result.rakeUnits) })} ·{' '}
        {result.isPaid ? t('result.paid') : t('result.booking')}
      </p>
      {room.sitsOut && <p role="status">{t('sitsOut.both')}</p>}
      <div className="panel-actions">
        <Button onClick={onCheck}>
          {verdict ? (verdict.ok ? `✓ ${t('check.good')}` : `✗ ${t('check.bad')}`) : t('check.title')}
        </Button>
        <Button look="main" busy={askedA !== null} disabled={room.sitsOut} onClick={() => desk.ready(!isReady)}>
          {t('ready')}
        </Button>
      </div>
    </div>
  )
}
