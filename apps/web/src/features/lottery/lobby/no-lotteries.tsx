import { Button } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import type { TextKey } from '../../../shared/i18n/use-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { ListType } from '../../lobby/index.ts'

const words: Record<ListType, TextKey> = {
  '': 'lottery.empty',
  hot: 'lottery.empty',
  fav: 'lobby.emptySaved',
  recent: 'lobby.emptyRecent',
}

/** The list is empty, or nothing on it is what was searched for: back to all of them. */
export function NoLotteries(props: { view: ListType; isSearched: boolean; onAll: () => void }) {
  const { view, isSearched, onAll } = props
  const t = useText()
  return (
    <EmptyState icon={view === 'recent' ? 'clock' : 'search'} title={t(isSearched ? 'lottery.noMatch' : words[view])}>
      {(view !== '' || isSearched) && (
        <Button look="main" onClick={onAll}>
          {t('lobby.showAll')}
        </Button>
      )}
    </EmptyState>
  )
}
