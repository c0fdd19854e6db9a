// What the desktop around the page asks for: fetched until there is nothing more, whenever there may be something.
import { z } from 'zod'
import { pageCommandSchema, type PageCommand } from '../../shared/page-commands.ts'
import type { Host } from './host.ts'

const commandsSchema = z.array(pageCommandSchema)

/** The answered function ends it. */
export function followCommands(host: Host, run: (command: PageCommand) => void): () => void {
  async function take(): Promise<void> {
    for (const command of commandsSchema.parse(await host.takeCommands())) run(command)
  }
  const end = host.onCommands(() => void take())
  void take()
  return end
}
