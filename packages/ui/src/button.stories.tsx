import { Button, IconButton } from './button.tsx'
import type { StoryFile, StoryProps } from './story.ts'

export default { title: 'Kit/Button' } satisfies StoryFile

export const Looks = ({ words }: StoryProps) => (
  <>
    <Button look="main">{words.action}</Button>
    <Button>{words.other}</Button>
    <Button look="quiet">{words.close}</Button>
    <Button look="main" icon="play">
      {words.action}
    </Button>
    <Button icon="refresh-cw">{words.other}</Button>
  </>
)

export const Sizes = ({ words }: StoryProps) => (
  <>
    <Button look="main" size="small">
      {words.action}
    </Button>
    <Button look="main">{words.action}</Button>
    <Button look="main" size="large">
      {words.action}
    </Button>
    <Button look="main" wide>
      {words.action}
    </Button>
  </>
)

export const Busy = ({ words }: StoryProps) => (
  <>
    <Button look="main" busy>
      {words.action}
    </Button>
    <Button busy>{words.other}</Button>
    <Button look="quiet" busy>
      {words.close}
    </Button>
  </>
)

export const Disabled = ({ words }: StoryProps) => (
  <>
    <Button look="main" disabled>
      {words.action}
    </Button>
    <Button disabled icon="refresh-cw">
      {words.other}
    </Button>
    <Button look="quiet" disabled>
      {words.close}
    </Button>
    <IconButton icon="x" label={words.close} disabled />
    <IconButton framed icon="chevron-left" label={words.back} disabled />
  </>
)

export const LongText = ({ words }: StoryProps) => (
  <>
    <Button look="main">{words.long}</Button>
    <Button look="main" wide icon="gift">
      {words.sentence}
    </Button>
  </>
)

export const Icons = ({ words }: StoryProps) => (
  <>
    <IconButton icon="x" label={words.close} />
    <IconButton framed icon="chevron-left" label={words.back} />
    <IconButton framed icon="chevron-right" label={words.forward} />
  </>
)
