import { IconButton } from '@baize/ui/button.tsx'
import classes from './chat.module.css'

interface ChatHeadProps {
  /** The brand's, such as #1B2A49. */
  color: string
  title: string
  closeLabel: string
  onClose: () => void
}

/** Head of the chat in the brand's colour, with words that can be read on it. */
export const ChatHead = ({ color, title, closeLabel, onClose }: ChatHeadProps) => (
  <header
    className={classes.head}
    style={{ backgroundColor: color, color: isLight(color) ? 'black' : 'white' }}
    data-testid="chat-head"
  >
    <h2>{title}</h2>
    <IconButton icon="x" label={closeLabel} onClick={onClose} />
  </header>
)

/** True when dark words stand out better, by relative luminance. */
export function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}
