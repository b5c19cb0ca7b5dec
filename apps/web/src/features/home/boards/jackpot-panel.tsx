import { jackpotStepMs } from '@baize/api'
import { formatAmount, parseAmount } from '@baize/money'
import { Icon } from '@baize/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../shared/api/boot.ts'
import { jackpotQuery, winnersQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { jackpotUnits } from './jackpot.ts'
import classes from './jackpot-panel.module.css'
import { WinnerRows } from './winner-board.tsx'

const rowsBeside = 4
const facts = [
  { icon: 'badge-check', key: 'jackpot.fact.rtp' },
  { icon: 'shield-check', key: 'jackpot.fact.seed' },
] as const
const factOfDemo = { icon: 'gift', key: 'jackpot.fact.money' } as const

/** The jackpot counter with the newest wins under it. With real money only a pool has one: what nobody can win is no figure there. */
export function JackpotPanel() {
  const t = useText()
  const { brandName, demo, jackpot } = useApp().permission.info
  const isPool = jackpot.source === 'pool'
  const hasFigure = isPool || demo
  const winners = useQuery(winnersQuery(useApp())).data ?? []
  return (
    <section className={classes.panel} aria-labelledby="jackpot-title">
      <h2 id="jackpot-title" className={classes.title}>
        {hasFigure ? t('jackpot.title', { brand: brandName }) : brandName}
      </h2>
      {hasFigure && (
        <>
          <Figure label={t(isPool ? 'jackpot.poolLabel' : 'jackpot.label')} />
          <p className={classes.note}>{t(isPool ? 'jackpot.poolNote' : 'jackpot.note')}</p>
        </>
      )}
      {winners.length > 0 ? (
        <div className={classes.wins}>
          <h3 className={classes.heading}>{t('winners.latest')}</h3>
          <WinnerRows rows={winners.slice(0, rowsBeside)} short />
        </div>
      ) : (
        <ul className={classes.facts}>
          {[...facts, ...(demo ? [factOfDemo] : [])].map(({ icon, key }) => (
            <li key={key}>
              <Icon name={icon} />
              {t(key)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The amount of now, a wheel for each digit. It alone is drawn anew at each step. */
function Figure({ label }: { label: string }) {
  const { currencySymbol } = useApp().permission.info
  const figure = formatAmount(useJackpot())
  return (
    <p className={classes.figure} role="img" aria-label={label} data-value={figure}>
      <span className={classes.symbol}>{currencySymbol}</span>
      {[...figure].map((sign, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its digit wheel
        <Sign key={figure.length - at} sign={sign} />
      ))}
    </p>
  )
}

function Sign({ sign }: { sign: string }) {
  if (!/\d/.test(sign)) return <span className={classes.mark}>{sign}</span>
  return (
    <span className={classes.digit} data-digit={sign}>
      <span className={classes.wheel} style={{ transform: `translateY(${Number(sign) * -10}%)` }}>
        {'0123456789'.split('').map(digit => (
          <span key={digit}>{digit}</span>
        ))}
      </span>
    </span>
  )
}

/** The figure of now: what the pool holds, or what follows from the server's time. It stops when the view is left. */
function useJackpot(): bigint {
  const app = useApp()
  const { serverTime } = app.permission
  const { jackpot } = app.permission.info
  const pool = useQuery(jackpotQuery(app)).data?.amount
  const [nowMs, setNowMs] = useState(() => Date.parse(serverTime))
  useEffect(() => {
    if (jackpot.source === 'pool') return
    const timer = setInterval(() => setNowMs(serverNow()), jackpotStepMs)
    return () => clearInterval(timer)
  }, [jackpot.source])
  return jackpot.source === 'pool' ? parseAmount(pool ?? '0') : jackpotUnits(jackpot, nowMs)
}
