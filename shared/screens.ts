// The screens of the window with their English names, in the order of the navigation rail, the menu and the shortcuts.

export const englishScreens = {
  inbox: 'Inbox',
  history: 'History',
  schemas: 'Schemas',
  folders: 'Folders',
  service: 'Service',
  settings: 'Settings',
}

export type Screen = keyof typeof englishScreens
export const screens = Object.keys(englishScreens) as Screen[]
