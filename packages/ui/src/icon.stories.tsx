import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'
import type { LateIconName } from './late-icon.tsx'
import { LateIcon } from './late-icon.tsx'
import { lateIconPaths } from './late-icon-paths.ts'
import type { StoryFile } from './story.ts'

export default { title: 'Kit/Icon' } satisfies StoryFile

export const FirstLoad = () =>
  (Object.keys(iconPaths) as IconName[]).map(name => (
    <span key={name} title={name}>
      <Icon name={name} size={24} />
    </span>
  ))

export const OnDemand = () =>
  (Object.keys(lateIconPaths) as LateIconName[]).map(name => (
    <span key={name} title={name}>
      <LateIcon name={name} size={24} />
    </span>
  ))
