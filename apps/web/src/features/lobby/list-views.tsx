import { Icon } from '@baize/ui/icon.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import type { ReactNode } from 'react'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { ListType } from './list/lobby-state.ts'
import classes from './list-views.module.css'

const faces: Record<ListType, { key: TextKey; icon: ReactNode }> = {
  '': { key: 'filter.all', icon: <Icon name="layout-grid" size={16} /> },
  hot: { key: 'lobby.hot', icon: <Icon name="flame" size={16} /> },
  fav: { key: 'lobby.saved', icon: <LateIcon name="heart" size={16} /> },
  recent: { key: 'lobby.recent', icon: <Icon name="clock" size={16} /> },
}

/** The lists of a lobby as one row of choices. */
export function ListViews(props: { offered: ListType[]; active: ListType; onChoose: (list: ListType) => void }) {
  const { offered, active, onChoose } = props
  const t = useText()
  return (
    <fieldset className={classes.views}>
      <legend className="visually-hidden">{t('lobby.views')}</legend>
      {offered.map(list => (
        <button
          key={list}
          type="button"
          className={classes.view}
          aria-pressed={list === active}
          onClick={() => onChoose(list)}
        >
          {faces[list].icon}
          {t(faces[list].key)}
        </button>
      ))}
    </fieldset>
  )
}
