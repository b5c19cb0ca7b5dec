import type { StoryFile } from '@baize/ui/story.ts'
import { LanguageChoices, LanguageSwitch } from './language-switch.tsx'
import classes from './top-bar.module.css'

export default { title: 'Site/Language switch' } satisfies StoryFile

/** As it stands in the top bar. */
export const InTopBar = () => (
  <div className={classes.bar}>
    <LanguageSwitch />
  </div>
)
export const Choices = () => <LanguageChoices />
