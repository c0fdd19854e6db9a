// Decides and stores which records a person should review.
import { doubtBelow } from '../../../shared/doubt.ts'
import type { Db } from './open.ts'
import { hasFailedPages } from './record-row.ts'

/** A field is doubtful. Empty values are not, unless the field's settings say so. */
const isDoubtful = `(doubt IS NOT NULL OR (value <> '' AND confidence < @doubt))`
/** A record was read with doubt, or lacks text of its image. */
const isUnsure = `(coalesce(confidence, 1) < @doubt OR ${hasFailedPages} OR unread <> '[]'
  OR EXISTS (SELECT 1 FROM fields WHERE record_id = records.id AND ${isDoubtful}))`

export function recordReviews(db: Db) {
  const decide = db.prepare(`UPDATE records SET needs_review = ${isUnsure} WHERE id = @id`)
  const reviewed = db.prepare(`
    SELECT 1 FROM records WHERE id = @id AND needs_review = 0
      AND (EXISTS (SELECT 1 FROM corrections WHERE record_id = @id) OR ${isUnsure})`)
  const set = db.prepare(
    `UPDATE records SET needs_review = ? WHERE id = ? AND status = 'done' AND needs_review = ?`,
  )
  return {
    /** Decides whether the record needs a review. Called after content and fields are stored. */
    decideReview: (id: string) => void decide.run({ id, doubt: doubtBelow }),
    /**
     * Whether a person has reviewed it: something was corrected or confirmed, or the record was marked as reviewed
     * although it was doubtful.
     */
    isReviewed: (id: string) => reviewed.get({ id, doubt: doubtBelow }) !== undefined,
    setReviewed: (id: string, isDone: boolean) => set.run(isDone ? 0 : 1, id, isDone ? 1 : 0).changes > 0,
  }
}
