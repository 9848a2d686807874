CREATE TABLE "installation" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "store" text DEFAULT 'postgres' NOT NULL;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "blobs_removed_idx" ON "blobs" USING btree ("removed_at") WHERE removed_at is not null;