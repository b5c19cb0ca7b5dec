import { classNames } from '@baize/ui/class-names.ts'
import { usePage } from '../context.ts'
import type { Surplus } from '../picks/contents.ts'
import type { quoteOf } from '../slip/quote.ts'
import type { Texts } from '../texts.ts'

interface PriceProps {
  quote: ReturnType<typeof quoteOf>
  isPicked: boolean
  surplus: Surplus | null
}

/** What the picks cost and may pay, or why they are no ticket yet. */
export function Price({ quote, isPicked, surplus }: PriceProps) {
  const { t, money } = usePage()
  const isFault = surplus !== null || 'fault' in quote
  return (
    <p className={classNames('price', isFault ? 'is-fault' : !isPicked && 'is-idle')} aria-live="polite">
      {surplus ? (
        tooMany(t, surplus)
      ) : 'fault' in quote ? (
        t(`faults.${quote.fault}`)
      ) : !isPicked ? (
        t('pickFirst')
      ) : (
        <>
          <span>{t('lines', { n: quote.lines })}</span>
          <strong>{money(quote.costCents)}</strong>
          <span className="gain">
            {quote.isPooled
              ? t('paysPool')
              : t(quote.isPerHit ? 'paysPerHit' : 'paysUpTo', { amount: money(quote.bestCents) })}
          </span>
        </>
      )}
    </p>
  )
}

const tooMany = (t: Texts, { kind, marked, most }: Surplus): string =>
  t(`tooMany.${kind}`, { marked, most, surplus: marked - most })
