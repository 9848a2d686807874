ALTER TABLE "documents" ADD COLUMN "first_id" char(24);--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reader_version" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "read_at" timestamp (3) with time zone;