import { PagesDialog } from '../kit/pages-dialog.tsx'
import type { FishPages } from './fish-page.tsx'
import { FairnessPage } from './panels/fairness-page.tsx'
import { PreyPage } from './panels/prey-page.tsx'
import { RulesPage } from './panels/rules-page.tsx'
import type { Texts } from './texts.ts'

/** The dialog of the pages beside the sea. */
export const fishPages = (label: string, t: Texts): PagesDialog<FishPages> =>
  new PagesDialog<FishPages>({
    ...{ label, closeLabel: t('close'), tabs: { rules: t('help'), prey: t('preyTab'), fairness: t('fairness') } },
    pages: { rules: RulesPage, prey: PreyPage, fairness: FairnessPage },
  })
