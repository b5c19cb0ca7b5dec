import '../src/app/document/styles.ts'
import { languages } from '@baize/api'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { views } from './stories.ts'
import classes from './workshop.module.css'

const widths = { wide: 1440, tablet: 820, phone: 390 } as const
const choices = {
  theme: ['dark', 'light'],
  language: Object.keys(languages),
  width: Object.keys(widths) as (keyof typeof widths)[],
} as const

/** Keeps what is shown in the address, so that a story can be pointed at. */
function useAddress() {
  const [parts, setParts] = useState(() => Object.fromEntries(new URLSearchParams(location.hash.slice(1))))
  const { story = views[0]?.id ?? '', theme = 'dark', language = 'EN', width = 'wide' } = parts
  const shown = { story, theme, language, width }
  function set(part: Partial<typeof shown>): void {
    history.replaceState(null, '', `#${new URLSearchParams({ ...shown, ...part })}`)
    setParts({ ...shown, ...part })
  }
  return { shown, set }
}

/** The list of stories, the switches, and the frame in which a story stands. */
function Workshop() {
  const { shown, set } = useAddress()
  const widthPx = widths[shown.width as keyof typeof widths] ?? widths.wide
  const chapters = Map.groupBy(views, ({ title }) => title.split('/')[0]!)
  const { width: _ours, ...inFrame } = shown
  return (
    <div className={classes.workshop}>
      <nav className={classes.list} aria-label="Stories">
        {[...chapters].map(([chapter, entries]) => (
          <section key={chapter}>
            <h2>{chapter}</h2>
            {entries.map(({ id, title }) => (
              <button key={id} type="button" aria-current={id === shown.story} onClick={() => set({ story: id })}>
                {title.slice(chapter.length + 1)}
              </button>
            ))}
          </section>
        ))}
      </nav>
      <header className={classes.switches}>
        {Object.entries(choices).map(([name, values]) => (
          <label key={name}>
            {name}
            <select value={shown[name as keyof typeof shown]} onChange={event => set({ [name]: event.target.value })}>
              {values.map(value => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      </header>
      <div className={classes.table}>
        <iframe title="Story" src={`frame.html#${new URLSearchParams(inFrame)}`} style={{ width: widthPx }} />
      </div>
    </div>
  )
}

createRoot(document.getElementById('root')!).render(<Workshop />)
