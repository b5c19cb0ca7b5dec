import type { Story, StoryFile } from '@baize/ui/story.ts'
import type { Answers } from './answers.ts'
import { spoken } from './spoken.ts'

/** A story of the site may say what calls come to while it is open. */
export type AnsweredStory = Story & { parameters?: { answers: Answers } }

/** What one address of the workshop shows: all stories of a file, or one that has to be alone. */
export interface View {
  id: string
  title: string
  /** Under this name the story stands in its file's view. */
  stories: { name: string; story: AnsweredStory }[]
  isAlone: boolean
}

type Module = { default: StoryFile } & Record<string, AnsweredStory>

const files = {
  ...import.meta.glob<Module>('../../../packages/ui/src/*.stories.tsx', { eager: true }),
  ...import.meta.glob<Module>('../src/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob<Module>('../../games/src/**/*.stories.tsx', { eager: true }),
}

const slug = (text: string): string => text.toLowerCase().replace(/\W+/g, '-')

function viewsOf({ default: file, ...exported }: Module): View[] {
  const stories = Object.entries(exported).map(([name, story]) => ({
    name: spoken(name),
    story: story as AnsweredStory,
  }))
  const id = slug(file.title)
  if (!file.parameters?.alone) return [{ id, title: file.title, stories, isAlone: false }]
  return stories.map(({ name, story }) => ({
    id: `${id}--${slug(name)}`,
    title: `${file.title}: ${name}`,
    stories: [{ name, story }],
    isAlone: true,
  }))
}

export const views: View[] = Object.values(files)
  .flatMap(viewsOf)
  .sort((a, b) => (a.id < b.id ? -1 : 1))
