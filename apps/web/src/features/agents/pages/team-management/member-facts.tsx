import type { ResponseOf } from '@baize/api'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { Figures } from '../../../../shared/records/figures/figures.tsx'
import { Signed } from '../../../../shared/records/figures/signed.tsx'
import { useDefined } from '../../../../shared/records/figures/use-defined.ts'
import { useMoney } from '../../../../shared/records/figures/use-money.tsx'
import { StoryLines } from '../../../../shared/records/story-sheet.tsx'
import { RecordTime } from '../../../../shared/records/table/record-time.tsx'

type Member = ResponseOf<'agents.member'>

/** What the member did in the days, and what the agent has of it. */
export function MemberFigures({ data }: { data: Member }) {
  const defined = useDefined()
  const money = useMoney()
  return (
    <Figures
      testId="memberFigures"
      figures={[
        { ...defined('turnover'), value: money(data.turnover) },
        { ...defined('net'), value: <Signed amount={data.netWin} /> },
        { ...defined('myEarnings'), value: money(data.earned) },
        { ...defined('deposits'), value: money(data.deposits) },
      ]}
    />
  )
}

/** What is so now: last bet, last deposit, when the member came, and the place in the team. */
export function MemberFacts({ data: { member, lastBetAt, lastDeposit } }: { data: Member }) {
  const t = useText()
  const money = useMoney()
  const at = (time: string | null) => (time ? <RecordTime at={time} /> : t('agent.never'))
  const { nickname, type, level, balance, lastSignInAt, registeredAt, teamSize, directCount } = member
  return (
    <StoryLines
      lines={[
        { label: t('agent.lastBet'), value: at(lastBetAt) },
        {
          label: t('agent.lastDeposit'),
          value: lastDeposit ? (
            <>
              {money(lastDeposit.amount)} · <RecordTime at={lastDeposit.at} />
            </>
          ) : (
            t('agent.never')
          ),
        },
        { label: t('agent.lastSignIn'), value: at(lastSignInAt) },
        { label: t('agent.registeredAt'), value: <RecordTime at={registeredAt} /> },
        { label: t('wallet.balance'), value: money(balance) },
        { label: t('agent.nickname'), value: nickname },
        { label: t('agent.type'), value: t(`agent.type.${type as 0 | 1 | 2 | 41 | 42}`) },
        { label: t('agent.level'), value: String(level) },
        ...(directCount > 0
          ? [
              { label: t('agent.teamSize'), value: String(teamSize) },
              { label: t('agent.direct'), value: String(directCount) },
            ]
          : []),
      ]}
    />
  )
}
