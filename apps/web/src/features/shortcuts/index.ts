export { ShortcutList } from './shortcut-list.tsx'
export { qrText, type Resource, shortcutIcons } from './shortcuts.ts'
export { default as SideBar } from './side-bar.tsx'
