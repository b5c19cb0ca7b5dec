import { useEffect } from 'react'
import { Definitions } from '../../kit/definitions.tsx'
import { usePage, usePicture } from '../context.ts'
import { MatchChecks } from './checks.tsx'

/** The last deal: its seal and seeds, and what this browser made of them by playing the match again. */
export function CheckPage() {
  const { t, desk } = usePage()
  const { seal, match, verdict, serverSeed, seats } = usePicture(desk.picture)
  const isOpen = serverSeed !== null
  useEffect(() => {
    if (isOpen) void desk.check()
  }, [desk, isOpen])
  const players = match?.players ?? seats
  const nameOf = (seat: number) => players.find(one => one.seat === seat)?.name ?? t('seatOf', { n: seat + 1 })
  if (!seal)
    return (
      <div className="page">
        <p>{t('check.none')}</p>
      </div>
    )
  const rows = [
    [t('check.commitment'), <code key="c">{seal.commit}</code>] as const,
    [t('check.serverSeed'), serverSeed ? <code key="s">{serverSeed}</code> : t('check.closed')] as const,
    ...(match?.seeds ?? []).map(
      (seed, seat) => [t('check.seedOf', { name: nameOf(seat) }), <code key={seed}>{seed}</code>] as const,
    ),
  ]
  return (
    <div className="page">
      <p>{t('check.how')}</p>
      <Definitions rows={rows} />
      {verdict && <MatchChecks verdict={verdict} />}
    </div>
  )
}
