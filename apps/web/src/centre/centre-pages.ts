import type { LateIconName } from '@baize/ui/late-icon.tsx'
import type { ComponentType } from 'react'
import type { TextKey } from '../shared/i18n/use-text.ts'
import type { CentrePageName } from './open-centre.ts'

export interface CentrePage {
  name: CentrePageName
  icon: LateIconName
  label: TextKey
  /** Which of the member's counts stands beside the entry. */
  badge?: 'missionCount' | 'rewardCount' | 'messageCount'
  load: () => Promise<{ default: ComponentType }>
}

/** The pages of the personal centre, in the order of its menu. */
export const centrePages: readonly CentrePage[] = []
