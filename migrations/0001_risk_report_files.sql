ALTER TABLE "risk_reports" ADD COLUMN "sections_reused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_reports" ADD COLUMN "sections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "risk_reports_file_idx" ON "risk_reports" USING btree ("report_document_id");