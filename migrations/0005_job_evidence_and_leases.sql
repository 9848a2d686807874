CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lost_claims" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lost_solo_claims" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "undelivered_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "held_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "solo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_held_back_idx" ON "jobs" USING btree ("user_id") WHERE status = 'queued' and held_back;--> statement-breakpoint
CREATE INDEX "jobs_extracting_idx" ON "jobs" USING btree ("user_id") WHERE status = 'running' and kind = 'extract';