import { IconButton } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import { preloadDialog } from '../../shared/dialogs/load-ahead.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { allNotices } from '../notices/index.ts'
import classes from './notice-marquee.module.css'

/** Titles of the announcements in a band that moves until it is paused; a title opens its notice. */
export function NoticeMarquee() {
  const t = useText()
  const { data } = useQuery(announcementsQuery(useApp()))
  const [paused, setPaused] = useState(false)
  const notices = data ? allNotices(data) : []
  if (notices.length === 0) return null
  return (
    <section className={classes.marquee} aria-label={t('notices.title')} data-paused={paused || undefined}>
      <span className={classes.horn}>
        <Icon name="megaphone" size={17} />
      </span>
      <div className={classes.window}>
        {[false, true].map(isCopy => (
          <ul key={String(isCopy)} className={classes.track} aria-hidden={isCopy || undefined}>
            {notices.map(({ id, title }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className={classes.notice}
                  tabIndex={isCopy ? -1 : undefined}
                  onPointerEnter={() => preloadDialog('notice')}
                  onClick={() => openDialog({ kind: 'notice', index })}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        iconSize={15}
        label={t(paused ? 'notices.play' : 'notices.pause')}
        onClick={() => setPaused(!paused)}
      />
    </section>
  )
}
