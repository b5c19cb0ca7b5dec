import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Menu } from './menu.tsx'
import type { StoryFile, StoryProps } from './story.ts'

export default { title: 'Kit/Menu' } satisfies StoryFile

export const UnderItsStart = ({ words }: StoryProps) => (
  <Menu
    label={`${words.title}: ${words.action}`}
    face={
      <>
        {words.action} <Icon name="chevron-down" size={13} />
      </>
    }
  >
    {close => (
      <Button look="quiet" wide onClick={close}>
        {words.close}
      </Button>
    )}
  </Menu>
)

export const LongText = ({ words }: StoryProps) => (
  <Menu label={words.long} face={words.long}>
    {close => (
      <Button look="quiet" wide onClick={close}>
        {words.long}
      </Button>
    )}
  </Menu>
)
