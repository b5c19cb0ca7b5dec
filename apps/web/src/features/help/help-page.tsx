import { useMatches } from '@tanstack/react-router'
import { useText } from '../../shared/i18n/use-text.ts'
import { BannerCarousel } from '../banners/index.ts'
import { AskUs } from '../service/index.ts'
import { HelpCenter } from './help-center.tsx'
import { HelpNotices } from './help-notices.tsx'
import classes from './help-page.module.css'

/** The help center: banners where the site stands around it, articles, and people to ask. */
export default function HelpPage() {
  const t = useText()
  const standsAlone = useMatches({ select: matches => matches.at(-1)?.staticData.frame === 'none' })
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('help.title')}</h1>
      {!standsAlone && <BannerCarousel group="help" slim />}
      <div className={classes.columns}>
        <div>
          <HelpNotices />
          <HelpCenter />
        </div>
        <AskUs />
      </div>
    </div>
  )
}
