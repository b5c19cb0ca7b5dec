import type { I18n } from '@lingui/core'
import type { View } from './stories.ts'
import { wordsIn } from './words.ts'

/** The stories of a view under each other, each with its name. */
export function ViewPage({ view, i18n }: { view: View; i18n: I18n }) {
  const words = wordsIn(i18n)
  return (
    <main className="stories">
      <h1>{view.title}</h1>
      {view.stories.map(({ name, story: Story }) => (
        <section key={name} aria-label={name}>
          {!view.isAlone && <h2>{name}</h2>}
          <div className="story">
            <Story words={words} />
          </div>
        </section>
      ))}
    </main>
  )
}
