import type { ResponseOf } from '@baize/api'
import { chainPrefix } from '@baize/api/sealed-ledger/chain'
import { buttonClass } from '@baize/ui/button.tsx'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordTable } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { ShortId } from '../../../shared/records/table/short-id.tsx'
import classes from '../fairness-page.module.css'
import own from './ledger-page.module.css'
import { sealsQuery } from './seal-queries.ts'

type Block = ResponseOf<'ledger.seals'>['list'][number]

/** The published roots of the ledger, a page of blocks at an address of its own: open to everybody. */
export default function LedgerPage() {
  const t = useText()
  const { i18n } = useLingui()
  const context = useApp()
  const { before } = useSearch({ strict: false })
  const query = useQuery(sealsQuery(context, before))
  const { data, isFetching } = query
  return (
    <>
      <h1 className={classes.title}>{t('sealed.title')}</h1>
      <p className={classes.lead}>{t('sealed.lead')}</p>
      <section className={classes.panel} aria-busy={isFetching}>
        <RecordTable<Block>
          query={query}
          rows={data?.list}
          label={t('sealed.title')}
          none={{ title: t('sealed.none') }}
          rowKey={({ number }) => number}
          columns={[
            { label: t('sealed.block'), onTop: true, cell: ({ number }) => number },
            { label: t('sealed.at'), cell: ({ sealedAt }) => <RecordTime at={sealedAt} /> },
            { label: t('sealed.transfers'), isFigure: true, cell: ({ transfers }) => i18n.number(transfers) },
            { label: t('sealed.root'), cell: ({ root }) => <ShortId id={root} label={t('sealed.root')} /> },
            { label: t('sealed.chain'), cell: ({ chain }) => <ShortId id={chain} label={t('sealed.chain')} /> },
          ]}
        />
        <nav className={own.pages} aria-label={t('records.pages')}>
          {before && (
            <Link to="/fairness/ledger" search={{}} className={buttonClass('plain', 'small')}>
              {t('sealed.newest')}
            </Link>
          )}
          {data?.next && (
            <Link to="/fairness/ledger" search={{ before: data.next }} className={buttonClass('plain', 'small')}>
              {t('sealed.older')}
            </Link>
          )}
        </nav>
      </section>
      <p className={classes.note}>{t('sealed.how')}</p>
      <code className={own.line}>{`SHA-256(${chainPrefix}|${t('sealed.line')})`}</code>
    </>
  )
}
