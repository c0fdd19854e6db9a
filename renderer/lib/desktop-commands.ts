// Runs the commands of the desktop app, such as opening files; fetches them when it signals that there are some.
import { z } from 'zod'
import { pageCommandSchema, type PageCommand } from '../../shared/page-commands.ts'
import type { Host } from './host.ts'

const commandsSchema = z.array(pageCommandSchema)

/** Runs the commands of the desktop app as they come. The returned function stops it. */
export function followCommands(host: Host, run: (command: PageCommand) => void): () => void {
  /** Runs all commands that are waiting. */
  async function runAll(): Promise<void> {
    for (const command of commandsSchema.parse(await host.takeCommands())) run(command)
  }
  const end = host.onCommands(() => void runAll())
  void runAll()
  return end
}
