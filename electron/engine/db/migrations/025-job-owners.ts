// The client that a job is for: clients take turns.

export const jobOwners = /* sql */ `
ALTER TABLE jobs ADD COLUMN owner TEXT NOT NULL DEFAULT 'owner';

UPDATE jobs SET owner = (
  SELECT coalesce('key:' || key_id, 'folder:' || folder_id, 'owner') FROM records WHERE id = record_id
);

CREATE INDEX jobs_by_owner ON jobs (is_claimed, owner, priority, record_id);
`
