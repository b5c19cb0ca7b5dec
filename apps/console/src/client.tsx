import './app/console.css'
import { ignoreComposedKeys } from '@baize/ui/composed-keys.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { boot } from './shared/api/boot.ts'
import { chooseLanguage } from './shared/i18n/language.ts'

async function start(): Promise<void> {
  await chooseLanguage(boot.language)
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
}

ignoreComposedKeys()
void start()
