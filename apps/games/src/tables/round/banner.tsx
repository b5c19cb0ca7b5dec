import { usePage } from '../context.ts'
import { resultText } from '../names/result-text.ts'
import type { TablePicture } from '../state/table-picture.ts'
import { ownResult } from './own-result.ts'

/** The result over the stage, with the own payout and what is left of it. What is not above the stake is plain text. */
export function Banner({ picture }: { picture: TablePicture }) {
  const { t, rules, money } = usePage()
  const { phase, dealt, told } = picture
  if (phase !== 'result' || !dealt) return null
  const own = ownResult(rules, picture)
  const netUnits = own ? own.payoutUnits - own.stakedUnits : 0
  return (
    <div className="banner" data-win={netUnits > 0}>
      <p className="banner-result">{resultText({ t, rules, facts: dealt.round.facts }, dealt.deal.result)}</p>
      {own && (
        <p className="banner-own">
          <span className="banner-paid">{t('paidOut', { amount: money(own.payoutUnits) })}</span>
          <span>{t('netOf', { amount: `${netUnits > 0 ? '+' : ''}${money(netUnits)}` })}</span>
        </p>
      )}
      {!own && told?.serial === dealt.round.serial && told.winners > 0 && (
        <p className="banner-own">{t('winners', { n: told.winners, amount: money(told.paidUnits) })}</p>
      )}
    </div>
  )
}
