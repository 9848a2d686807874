CREATE TABLE "report_marks" (
	"report_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"note" text,
	"version" integer NOT NULL,
	"counted" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_marks_report_id_n_pk" PRIMARY KEY("report_id","n")
);
--> statement-breakpoint
ALTER TABLE "report_files" ADD COLUMN "generated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_marks" ADD CONSTRAINT "report_marks_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A file that no job wrote was uploaded by its owner. Of jobs that are already removed nothing is known: their files are kept.
UPDATE "report_files" SET "generated" = true FROM "jobs" WHERE "jobs"."kind" = 'report' AND "jobs"."result_id" = "report_files"."document_id";
