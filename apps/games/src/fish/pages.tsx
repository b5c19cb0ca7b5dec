import { PagesDialog } from '../kit/pages-dialog.tsx'
import { FairnessPage } from './panels/fairness-page.tsx'
import { OwnTicket } from './panels/own-ticket.tsx'
import { PreyPage } from './panels/prey-page.tsx'
import { RulesPage } from './panels/rules-page.tsx'
import type { Texts } from './texts.ts'

/**
 * The dialog of the pages beside the sea.
 * @param ticket an own ticket that has a page too
 */
export const fishPages = (label: string, t: Texts, ticket: string | null): PagesDialog<string> =>
  new PagesDialog<string>({
    ...{ label, closeLabel: t('close') },
    tabs: {
      rules: t('help'),
      prey: t('preyTab'),
      fairness: t('fairness'),
      ...(ticket && { ticket: t('fair.ticket') }),
    },
    pages: {
      ...{ rules: RulesPage, prey: PreyPage, fairness: FairnessPage },
      ...(ticket && { ticket: () => <OwnTicket id={ticket} /> }),
    },
  })
