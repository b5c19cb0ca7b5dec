import type { ResponseOf } from '@baize/api'
import { Money, moneyText } from '@baize/ui/money.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import QrCode from '../../shared/qr/qr-code.tsx'
import { Figures } from '../../shared/records/figures/figures.tsx'
import records from '../../shared/records/record-page.module.css'
import { CopyButton } from '../../shared/records/story-sheet.tsx'
import { RecordPages } from '../../shared/records/table/record-pages.tsx'
import { type Column, RecordTable } from '../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../shared/records/table/record-time.tsx'
import classes from './referral.module.css'

type Invited = ResponseOf<'agents.referral'>['list'][number]
const pageSize = 10

/** The member's own code as text, link and picture, and who came with it. */
export default function Referral() {
  const t = useText()
  const { call, permission } = useApp()
  const { currencySymbol } = permission.info
  const [page, setPage] = useState(1)
  const query = useQuery({ ...callQuery(call, 'agents.referral', { page, pageSize }), staleTime: 0 })
  const { data } = query
  const link = data ? `${location.origin}/register?referralCode=${data.code}` : ''
  return (
    <div className={records.page}>
      <section className={classes.card} aria-label={t('centre.referral')}>
        <div className={classes.words}>
          <h3>{t('centre.referralLead')}</h3>
          <p>{t('centre.referralText')}</p>
          {data?.terms && (
            <p>
              {t('centre.referralTerms', {
                reward: moneyText(data.terms.reward, currencySymbol),
                validBet: moneyText(data.terms.validBet, currencySymbol),
              })}
            </p>
          )}
          <Given label={t('centre.referralCode')} text={data?.code ?? ''} />
          <Given label={t('centre.referralLink')} text={link} />
        </div>
        {data && <QrCode text={link} label={t('centre.referralScan')} />}
      </section>
      <Figures
        figures={[
          { label: t('centre.referralCount'), value: data ? String(data.count) : '–' },
          {
            label: t('centre.referralReward'),
            value: data ? <Money amount={data.totalReward} symbol={currencySymbol} /> : '–',
          },
        ]}
      />
      <RecordTable
        label={t('centre.referralInvited')}
        columns={useColumns()}
        rows={data?.list}
        rowKey={({ account, joinedAt }) => account + joinedAt}
        query={query}
        none={{ title: t('centre.referralNone'), hint: t('centre.referralNoneHint') }}
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
    </div>
  )
}

/** Something to give away, with a button that copies it. */
function Given({ label, text }: { label: string; text: string }) {
  const t = useText()
  return (
    <div className={classes.given}>
      <span className={classes.label}>{label}</span>
      <output className={classes.text}>{text}</output>
      <CopyButton text={text} label={t('records.copy', { what: label })} />
    </div>
  )
}

function useColumns(): Column<Invited>[] {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  return [
    {
      label: t('centre.referralAccount'),
      onTop: true,
      cell: ({ account }) => <span className={records.strong}>{account}</span>,
    },
    { label: t('centre.referralJoined'), cell: ({ joinedAt }) => <RecordTime at={joinedAt} /> },
    {
      label: t('records.status'),
      cell: ({ state }) => (
        <span className={records.status} data-good={state === 'REWARDED'}>
          {t(`centre.referralState.${state}`)}
        </span>
      ),
    },
    {
      label: t('centre.referralReward'),
      isFigure: true,
      onTop: true,
      cell: ({ reward }) => <Money amount={reward} symbol={currencySymbol} />,
    },
  ]
}
