import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ListSkeleton } from '../../../shared/list/list-skeleton.tsx'
import { Amount } from '../../../shared/look/amount.tsx'
import { Badge } from '../../../shared/look/badge.tsx'
import { CopyId } from '../../../shared/look/copy-id.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { MemberActs } from '../acts/member-acts.tsx'
import { MemberFlags } from '../member-flags.tsx'
import { MemberType } from '../member-type.tsx'
import { TabBody } from '../tabs/tab-body.tsx'
import classes from './member-file.module.css'
import { PlannedMove } from './planned-move.tsx'
import { type FileTab, useFile } from './use-file.ts'

const tabs: readonly FileTab[] = [
  ...(['profile', 'balances', 'ledger', 'orders', 'bets', 'bonuses'] as const),
  ...(['limits', 'sessions', 'tree', 'messages', 'notes', 'timeline'] as const),
]
const isTab = (text: string): text is FileTab => (tabs as readonly string[]).includes(text)

/** All about one member, a part at a time. The part stands in the address. */
export function MemberFile() {
  const t = useText()
  const params = useParams({ strict: false })
  const id = params.id ?? ''
  const tab: FileTab = isTab(params.tab ?? '') ? (params.tab as FileTab) : 'profile'
  const file = useFile(id, tab)
  const pages = file.data?.pages ?? []
  const head = pages[0]?.head
  return (
    <div className={classes.file}>
      <header className={classes.head}>
        <h1>{head?.account ?? '…'}</h1>
        {head && (
          <>
            <CopyId id={head.id} />
            <Badge>
              <MemberType of={head.type} />
            </Badge>
            {head.club && <Badge tone="select">{head.club.label}</Badge>}
            <MemberFlags of={head.flags} />
            {head.labels.map(({ labelName }) => (
              <Badge key={labelName}>{labelName}</Badge>
            ))}
            <strong className={classes.main}>
              <Amount of={head.main} />
            </strong>
            <div className={classes.acts}>
              <MemberActs head={head} />
            </div>
          </>
        )}
      </header>
      {head && <PlannedMove head={head} />}
      <nav className={classes.tabs} aria-label={t('file.parts')}>
        {tabs.map(each => (
          <Link
            key={each}
            to="/members/$id/$tab"
            params={{ id, tab: each }}
            search={{}}
            className={classNames(classes.tab, each === tab && classes.current)}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(`file.${each}`)}
          </Link>
        ))}
      </nav>
      <div className={classes.body}>
        {file.isPending && <ListSkeleton />}
        {file.isError && <Failed read={file} />}
        {pages.length > 0 && <TabBody pages={pages} />}
        {file.hasNextPage && (
          <Button busy={file.isFetchingNextPage} onClick={() => void file.fetchNextPage()}>
            {t('list.more')}
          </Button>
        )}
      </div>
    </div>
  )
}
