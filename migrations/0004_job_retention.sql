DROP INDEX "jobs_after_idx";--> statement-breakpoint
CREATE INDEX "idempotency_job_idx" ON "idempotency_keys" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "idempotency_document_idx" ON "idempotency_keys" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "jobs_ended_idx" ON "jobs" USING btree ("finished_at") WHERE finished_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_after_idx" ON "jobs" USING btree ("after_job_id") WHERE after_job_id is not null;