import type { StoryFile } from '@baize/ui/story.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import classes from './top-bar.module.css'

export default { title: 'Site/Theme switch' } satisfies StoryFile

/** As it stands in the top bar. */
export const InTopBar = () => (
  <div className={classes.bar}>
    <ThemeSwitch />
  </div>
)
