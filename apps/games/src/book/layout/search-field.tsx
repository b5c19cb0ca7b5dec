import { IconButton } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { usePage } from '../context.ts'

const fewestLetters = 2
const mostLetters = 40

/** Searches sides, leagues, players and ids. */
export function SearchField() {
  const { t, desk } = usePage()
  const [text, setText] = useState('')
  const wanted = text.trim().slice(0, mostLetters)
  return (
    <search>
      <form
        className="search-field"
        onSubmit={event => {
          event.preventDefault()
          if (wanted.length >= fewestLetters) desk.go({ page: 'search', text: wanted })
        }}
      >
        <input
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <IconButton type="submit" icon="search" label={t('search.go')} disabled={wanted.length < fewestLetters} />
      </form>
    </search>
  )
}
