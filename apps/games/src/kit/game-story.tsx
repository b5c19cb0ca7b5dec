import { languages } from '@baize/api'
import { formatAmount } from '@baize/money'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import './style/shared.css'
import './style/base.css'

/** Amounts as games write them. */
export const storyMoney = (units: bigint | number | string): string => formatAmount(BigInt(units), 'P')

const palette = {
  ...{ '--deep': '#101a2c', '--mid': '#2f4d8a', '--accent': '#f0c35a' },
  ...{
    '--metal-0': '#5b4520',
    '--metal-1': '#96732f',
    '--metal-2': '#d9b25f',
    '--metal-3': '#f3dfa8',
    '--edge': '#1b2d52',
  },
} as CSSProperties

interface StoryTextsProps<Texts> {
  load(language: string): Promise<Texts>
  children(t: Texts): ReactNode
}

/** A piece of a game in the workshop, in the language of the page. It stands on a ground of its own. */
export function StoryTexts<Texts>({ load, children }: StoryTextsProps<Texts>) {
  const [texts, setTexts] = useState<{ t: Texts } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story is shown anew for another language
  useEffect(() => void load(languageOfPage()).then(t => setTexts({ t })), [])
  return texts && children(texts.t)
}

interface GameStoryProps<Texts> extends StoryTextsProps<Texts> {
  /** Class of the game whose looks it has. */
  className?: string
  heightPx?: number
}

/** The same on the ground of slots and instant games, whose buttons take its colour of text. */
export const GameStory = <Texts,>({ className = '', heightPx, ...story }: GameStoryProps<Texts>) => (
  <div
    className={`game ${className}`}
    style={{ ...palette, display: 'block', height: heightPx ?? 'auto', padding: 16, overflow: 'clip' }}
  >
    <StoryTexts {...story} />
  </div>
)

const languageOfPage = (): string =>
  Object.entries(languages).find(([, tag]) => tag === document.documentElement.lang)?.[0] ?? 'EN'
