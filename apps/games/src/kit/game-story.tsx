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

interface GameStoryProps<Texts> {
  load(language: string): Promise<Texts>
  /** Class of the game whose looks it has. */
  className?: string
  heightPx?: number
  children(t: Texts): ReactNode
}

/** A piece of a game in the workshop: on a game's ground, in the language of the page. */
export function GameStory<Texts>({ load, className = '', heightPx, children }: GameStoryProps<Texts>) {
  const [texts, setTexts] = useState<{ t: Texts } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story is shown anew for another language
  useEffect(() => void load(languageOfPage()).then(t => setTexts({ t })), [])
  return (
    <div
      className={`game ${className}`}
      style={{ ...palette, display: 'block', height: heightPx ?? 'auto', padding: 16, overflow: 'clip' }}
    >
      {texts && children(texts.t)}
    </div>
  )
}

const languageOfPage = (): string =>
  Object.entries(languages).find(([, tag]) => tag === document.documentElement.lang)?.[0] ?? 'EN'
