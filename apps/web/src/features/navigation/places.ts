import type { ModuleId } from '@baize/api'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { isModuleOn } from '../../shared/settings/module-tree.ts'

type Place = readonly [path: string, label: TextKey, module?: ModuleId]

const places: readonly Place[] = [
  ['/pointMall', 'mall.title', 'POINTS'],
  ['/games', 'more.games'],
  ['/winners', 'winners.title', 'WINNERS'],
  ['/leaderboard', 'more.leaderboard', 'LEADERBOARD'],
  ['/fairness', 'footer.returns'],
  ['/help', 'help.title'],
  ['/noticePage', 'notices.title'],
  ['/news', 'more.news', 'NEWS'],
  ['/blog', 'more.blog', 'BLOG'],
  ['/feedback', 'more.feedback'],
  ['/down', 'download.link'],
  ['/join', 'join.link'],
  ['/terms', 'footer.terms'],
]

/** Pages that neither a menu nor the member's own centre leads to, of the features that are on. */
export const placesOf = (modules: Parameters<typeof isModuleOn>[0]): readonly Place[] =>
  places.filter(([, , module]) => !module || isModuleOn(modules, module))
